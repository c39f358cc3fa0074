// Sharing by the system's own way where it has one; else what is shared is copied, or saved.

/** True if it was copied, which the person has to be told. */
export async function shareWords(text: string): Promise<boolean> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ text }).catch(() => undefined); // whoever closes the dialog has changed their mind
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyOldWay(text);
  }
  return true;
}

/** Without a secure address a page has no clipboard of its own. */
function copyOldWay(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** Saves a picture of the server as PNG, which everything can show. */
export async function savePicture(path: string, name: string): Promise<void> {
  const markup = await (await fetch(path)).text();
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * picture.width, 2 * picture.height];
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = name;
  link.click();
}
