import { ArrowUp } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";

const TOP_ID = "top";

/** Receives the focus after a scroll to the top. */
export function PageTop() {
	return <div id={TOP_ID} tabIndex={-1} className="outline-none" />;
}

/**
 * Shown once the page is scrolled, with CSS only, so it needs no script. Without free space beside the text it is a tab as narrow as the
 * margin; its target is wider.
 */
export function ScrollToTop() {
	const t = useTranslations();
	return (
		<nav
			aria-label={t("site.toTop")}
			className="shown-when-scrolled pointer-events-none absolute top-[100lvh] right-0 bottom-4 z-10 overflow-clip lg:right-4 print:hidden"
		>
			<a
				href={`#${TOP_ID}`}
				title={t("site.toTop")}
				aria-label={t("site.toTop")}
				onClick={scrollUp}
				className="group pointer-events-auto sticky top-[calc(100dvh-3.75rem-var(--bottom-bar)-var(--tray))] inline-flex h-11 w-6 justify-end lg:w-11"
			>
				<span className="inline-flex h-11 w-4 items-center justify-center rounded-l-md border border-edge border-r-0 bg-raised text-ink group-hover:bg-sunk lg:w-11 lg:rounded-full lg:border-r">
					<ArrowUp className="size-3.5 lg:size-5" aria-hidden="true" />
				</span>
			</a>
		</nav>
	);
}

function scrollUp(event: MouseEvent): void {
	event.preventDefault();
	const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
	scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
	document.getElementById(TOP_ID)?.focus({ preventScroll: true });
}

export const CONTENT_ID = "content";

export function SkipLink() {
	const t = useTranslations();
	return (
		<a
			href={`#${CONTENT_ID}`}
			className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-10 focus:rounded-md focus:bg-accent focus:px-4 focus:py-3 focus:font-semibold focus:text-on-accent"
		>
			{t("site.skip")}
		</a>
	);
}
