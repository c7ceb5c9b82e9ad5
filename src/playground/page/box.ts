export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest box that a desktop gives one attached picture, in CSS pixels. */
export const attachmentBox: Size = { width: 550, height: 350 };

/** Shrinks a picture into a box, keeping its shape; a small one stays as it is. */
export function shrinkInto(picture: Size, box: Size): Size {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}
