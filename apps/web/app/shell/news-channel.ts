/** The external news channel: its icon and its link. It exists only if both are configured (spec 2). */
export type NewsChannel = { icon: string; isDrawing: boolean; link: string };
