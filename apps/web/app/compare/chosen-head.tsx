import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { SIDE_LABEL_WIDTH, sideWidth } from "#app/facts/side-by-side.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { compareStore } from "#app/shell/compare/compare-store.ts";
import { Link } from "#app/shell/page/link.tsx";
import { iconButtonLook } from "#app/ui/button.tsx";
import type { CompareSearch } from "./search.ts";

export type ComparedName = { slug: string; name: string; shortName: string | undefined };

export function ChosenHead({ colleges, search }: { colleges: readonly ComparedName[]; search: CompareSearch }) {
	const { t, paths } = usePage();
	const without = (slug: string) => colleges.map((college) => college.slug).filter((each) => each !== slug);
	return (
		<div
			data-sideways=""
			className="side-heads sticky top-0 z-10 overflow-x-hidden border-line border-b bg-paper print:hidden [@media(scripting:none)]:static"
		>
			<div className={`flex ${sideWidth(colleges.length)}`}>
				<div className={`${SIDE_LABEL_WIDTH} flex-none`} />
				<ul aria-label={t("compare.chosen")} className="grid min-w-0 flex-1 auto-cols-fr grid-flow-col">
					{colleges.map(({ slug, name, shortName }) => (
						<li key={slug} className="flex min-w-0 items-center pr-1 last:pr-0 md:pr-6">
							<Link
								to={paths.college(slug)}
								title={shortName === undefined ? undefined : name}
								className="link my-2 line-clamp-3 min-w-0 flex-1 font-semibold text-sm leading-tight [overflow-wrap:anywhere] md:text-base"
							>
								{shortName ?? name}
							</Link>
							<Link
								to={paths.compare({ ...search, slugs: without(slug) })}
								onClick={() => compareStore.write(compareStore.read().filter((college) => college.slug !== slug))}
								preventScrollReset
								aria-label={t("compare.removeOf", { name })}
								title={t("compare.removeOf", { name })}
								className={`${iconButtonLook} text-quiet max-md:w-6`}
							>
								<X size={16} aria-hidden="true" />
							</Link>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

export function SyncedScroll({ children }: { children: ReactNode }) {
	const whole = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const root = whole.current;
		if (root === null) return;
		let left = 0;
		const align = () => {
			for (const part of root.querySelectorAll("[data-sideways]")) if (part.scrollLeft !== left) part.scrollLeft = left;
		};
		const follow = ({ type, target }: Event) => {
			if (type === "scroll" && target instanceof HTMLElement && "sideways" in target.dataset) left = target.scrollLeft;
			align();
		};
		// Capture, because neither event bubbles.
		root.addEventListener("scroll", follow, { capture: true, passive: true });
		root.addEventListener("toggle", follow, { capture: true });
		return () => {
			root.removeEventListener("scroll", follow, { capture: true });
			root.removeEventListener("toggle", follow, { capture: true });
		};
	}, []);
	return <div ref={whole}>{children}</div>;
}
