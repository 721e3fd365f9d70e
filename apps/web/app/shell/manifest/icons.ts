/** The site's icons for installation on devices; `apps/web/draw-icons.ts` draws them from `icon.svg`. */
export const ICONS = [
	{ src: "/icons/icon-192.png", size: 192, purpose: "any" },
	{ src: "/icons/icon-512.png", size: 512, purpose: "any" },
	{ src: "/icons/maskable-192.png", size: 192, purpose: "maskable" },
	{ src: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;
