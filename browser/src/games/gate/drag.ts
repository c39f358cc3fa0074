// Dragging a card out of the hand with mouse, pen or finger. A short way is a tap, which stays a click.
import type { Attachment } from "svelte/attachments";

const TAP = 8;

/** The name of the drop place (`data-drop`) under a point. */
function placeAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>("[data-drop]"));
  return under.find((element) => element !== null)?.dataset["drop"] ?? null;
}

/** Lets an element be dragged; `drop` hears the place where it was let go, if that is one. */
export function draggable(may: () => boolean, drop: (place: string) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let isDragged = false;

    function down(event: PointerEvent): void {
      if (event.isPrimary && event.button === 0 && may()) start = event;
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!isDragged && Math.hypot(x, y) < TAP) return;
      if (!isDragged) element.setPointerCapture(event.pointerId);
      isDragged = true;
      element.classList.add("dragged");
      element.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      start = null;
      if (!isDragged) return;
      const place = event.type === "pointerup" ? placeAt(event.clientX, event.clientY) : null;
      if (place) drop(place);
      // Where the card was let go is measured for its journey; a refused one goes back.
      setTimeout(settle, place ? 250 : 0);
    }

    function settle(): void {
      isDragged = false;
      element.classList.remove("dragged");
      element.style.translate = "";
    }

    function click(event: MouseEvent): void {
      if (!isDragged) return;
      event.stopPropagation();
      event.preventDefault();
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
    };
  };
}
