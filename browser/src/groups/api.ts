// What the pages of groups ask of the server, and the codes that lead to groups and friends.
import { ask, queryOf } from "../net/api";
import type { CodeShown, GroupShort, GroupShown, InvitationCode } from "../net/protocol";

export const groupsApi = {
  mine: () => ask<GroupShort[]>("/api/me/groups"),
  make: (name: string) => ask<GroupShown>("/api/groups", { name }),
  show: (page: string, wanted: { days?: number; game?: string }) =>
    ask<GroupShown>(`/api/groups/${page}?${queryOf(wanted)}`),
  rename: (page: string, name: string) => ask<unknown>(`/api/groups/${page}/rename`, { name }),
  renewCode: (page: string) => ask<InvitationCode>(`/api/groups/${page}/code`, {}),
  remove: (page: string, member: string) => ask<unknown>(`/api/groups/${page}/remove`, { member }),
  passOn: (page: string, member: string) => ask<unknown>(`/api/groups/${page}/owner`, { member }),
  leave: (page: string) => ask<unknown>(`/api/groups/${page}/leave`, {}),
  end: (page: string) => ask<unknown>(`/api/groups/${page}/delete`, { sure: true }),
  friendCode: () => ask<InvitationCode>("/api/me/friends/code", {}),
  lookAtCode: (code: string) => ask<CodeShown>("/api/codes/look", { code }),
  useCode: (code: string) => ask<CodeShown>("/api/codes", { code }),
};
