/** The external news channel: its icon and where it leads. There is one only when both are configured (spec 2). */
export type NewsChannel = { icon: string; isDrawing: boolean; link: string };
