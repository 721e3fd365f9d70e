import type { UnknownName } from "@uchit/contract/answer.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { linkPath } from "./found-groups.tsx";

export function UnknownNames({ q, unknown }: { q: string; unknown: readonly UnknownName[] }) {
	const t = useTranslations();
	const paths = usePaths();
	return unknown.map(({ kind, words, isDoubted, like, conductedBy }) => {
		const [nearest] = isDoubted ? like : [];
		return (
			<section
				key={words}
				aria-labelledby="unknown"
				className="mt-6 rounded-lg border border-line bg-raised p-5 sm:p-6"
			>
				<h2 id="unknown" className="font-semibold text-xl [overflow-wrap:anywhere]">
					{nearest === undefined
						? t(`ask.unknown.${kind}`, { name: asTyped(q, words) })
						: t("ask.unknown.near", { name: nearest.label, count: like.length })}
				</h2>
				<p className="mt-1 max-w-text">
					{nearest === undefined
						? t(`ask.unknown.${isDoubted ? "doubted" : NEXT[kind]}`)
						: t("ask.unknown.near-next", { name: asTyped(q, words) })}
				</p>
				{conductedBy !== undefined && (
					<p className="mt-2">
						<a href={conductedBy.site} rel="noopener nofollow" className="link inline-flex min-h-11 items-center">
							{t("ask.unknown.body", { body: conductedBy.body })}
						</a>
					</p>
				)}
				{kind === "institution" && (
					<p className="mt-2">
						<Link
							to={`${paths.check}?name=${encodeURIComponent(asTyped(q, words))}`}
							className="link inline-flex min-h-11 items-center"
						>
							{t("ask.unknown.check")}
						</Link>
					</p>
				)}
				{like.length > 0 && (
					<p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
						{nearest === undefined && <span>{t("ask.asWell")}</span>}
						{like.map((link) => (
							<LinkChip key={link.value} render={<Link to={linkPath(paths, link)} />}>
								{link.label}
							</LinkChip>
						))}
					</p>
				)}
			</section>
		);
	});
}

const NEXT = { exam: "exam-next", institution: "institution-next" } as const;

function asTyped(q: string, words: string): string {
	const at = q.toLowerCase().indexOf(words);
	return at === -1 ? words : q.slice(at, at + words.length);
}
