/** A JPEG that we made, without metadata of a camera or a program. */
export type DrawnPage = { jpeg: Buffer; width: number; height: number };
