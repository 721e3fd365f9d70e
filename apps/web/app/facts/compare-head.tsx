import { MAX_COMPARED } from "@uchit/contract/compare.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { LinkChip } from "#app/ui/chip.tsx";

type CompareHeadProps = {
	subject: "college" | "country";
	names: readonly string[];
	unknown: readonly string[];
	tooMany: number;
};

export function CompareHead({ subject, names, unknown, tooMany }: CompareHeadProps) {
	const { t, paths } = usePage();
	const kinds = ["college", "country"] as const;
	return (
		<>
			<PageHead
				title={names.length > 1 ? t("compare.titleOf", { names: names.join(", ") }) : t(`compare.title.${subject}`)}
				description={t(`compare.intro.${subject}`)}
				canonical={paths.compare({ subject, slugs: [] })}
				noIndex={names.length + unknown.length > 0}
			/>
			<h1 className="text-3xl">{t(`compare.title.${subject}`)}</h1>
			{names.length === 0 && (
				<p className="mt-2 max-w-text text-lg text-quiet print:hidden">{t(`compare.intro.${subject}`)}</p>
			)}
			<nav aria-label={t("compare.kinds")} className="mt-4 flex flex-wrap gap-2 print:hidden">
				{kinds.map((kind) => (
					<LinkChip
						key={kind}
						aria-current={kind === subject ? "page" : undefined}
						render={<Link to={paths.compare({ subject: kind, slugs: [] })} />}
					>
						{t(`compare.kind.${kind}`)}
					</LinkChip>
				))}
			</nav>
			<div role="status" className="max-w-text space-y-1 font-semibold empty:hidden *:mt-4">
				{unknown.length > 0 && <p>{t("compare.unknown", { slugs: unknown.join(", ") })}</p>}
				{tooMany > 0 && <p>{t("compare.tooMany", { most: MAX_COMPARED, count: tooMany })}</p>}
			</div>
		</>
	);
}
