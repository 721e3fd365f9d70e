/** A page as we keep it: a JPEG that we made, without anything that a camera or a program had noted in the file. */
export type DrawnPage = { jpeg: Buffer; width: number; height: number };
