/** Exists only if icon and link are both configured (spec 2). */
export type NewsChannel = { icon: string; isDrawing: boolean; link: string };
