### Groups of people who play together, and codes that invite.

groups-title = Groups
groups-about = A family, a club: a group has its own page, tables and standings.
groups-none = You are not in a group yet.
groups-new = A new group
groups-name = Name of the group
groups-make = Create the group
groups-join = Join a group
groups-code = Code or link
groups-members =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
group-yours = yours
group-tables = Tables
group-no-tables = No table of this group is open.
group-open = Open a table for the group
group-standings = Standings
group-standings-about =
    { $count ->
        [one] From { $count } game in which at least two members played. Whoever came in first of the members has won it; bots and others do not count. Whoever has won most games is on top.
       *[other] From { $count } games in which at least two members played. Whoever came in first of the members has won a game; bots and others do not count. Whoever has won most games is on top.
    }
group-no-games = No game among members yet.
group-place = Place
group-member = Member
group-ahead = Ahead
group-period = Period
group-days =
    { $days ->
        [0] All time
        [30] The last 30 days
        [90] The last 90 days
       *[other] The last year
    }
group-members = Members
group-owner = owns the group
group-pass-on = Make owner
group-removed = Removed. The group has a new code.
group-invite = Invitation
group-invite-about = Whoever has the link or the code can join the group.
group-new-code = New code
group-code-renewed = The group has a new code; the old one leads nowhere.
group-manage = This group
group-leave = Leave the group
group-leave-about = You are no longer in its standings. Your games stay yours.
group-end = End the group
group-end-about = The group ends for everybody, with its standings. Games stay with their players. This cannot be undone.
invited-group = Join the group “{ $name }”?
invited-group-about = Its members see your name and your results in games with them.
invited-friend = Become friends with { $name }?
me-friend-code = Or a code to type, good for a week:
before-group = For a group
    .about = Only members of the group can sit down, and only they see the table in the lobby.
before-other-group = a group that is not yours

## What is refused

refused-group-only = Only members of its group can sit down at this table.
refused-not-member = Only members of a group can open a table for it.
refused-not-owner = Only the owner of the group can do that.
refused-no-such-group = There is no such group, or you are not a member of it.
refused-no-such-code = No table, group or friend has this code, or it is too old.
