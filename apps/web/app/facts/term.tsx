import { CircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { usePage } from "#app/platform/i18n/use-page.ts";

export function TermLine({ children }: { children: ReactNode }) {
	const { t } = usePage();
	return (
		<p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-quiet text-sm print:hidden">
			{t("term.words")} {children}
		</p>
	);
}

/**
 * A word that the glossary explains, by its slug. A plain link, opened in place by `TermOpener`. Must not look like a figure's receipt.
 */
export function Term({ slug, children }: { slug: string; children: ReactNode }) {
	const { t, paths } = usePage();
	return (
		<a
			href={paths.glossary(slug)}
			data-term={slug}
			className="group/term -my-1 inline-block py-1 decoration-1 underline-offset-4 hover:underline"
		>
			{children}
			<span className="whitespace-nowrap">
				{"\u2060"}
				<CircleQuestionMark
					size={14}
					aria-hidden="true"
					className="ml-1 inline-block align-[-0.1em] text-quiet group-hover/term:text-accent-text print:hidden"
				/>
			</span>
			<span className="sr-only"> {t("term.whatIsThis")}</span>
		</a>
	);
}
