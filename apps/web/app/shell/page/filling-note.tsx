import { joinWithAnd } from "#app/platform/format/intl.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { Filling } from "#app/shell/menus.ts";
import { LowLinkLine } from "./link.tsx";

function WholeList({ filling: { list, year } }: { filling: Extract<Filling, { kind: "nirf" }> }) {
	const { t, paths } = usePage();
	return <LowLinkLine to={paths.ranking(list, year)}>{t("site.nirfRule", { year: String(year) })}</LowLinkLine>;
}

export function FillingNote({ filling }: { filling: Filling | undefined }) {
	const { t, language } = usePage();
	if (filling === undefined) return null;
	return (
		<p className="mt-1 text-quiet text-sm">{filling.kind === "nirf" ? <WholeList filling={filling} /> : wordsOf()}</p>
	);

	function wordsOf(): string {
		switch (filling?.kind) {
			case "ranks": {
				const { exam, programme, year, round } = filling;
				const values = { exam, year: String(year), round };
				return programme === undefined
					? t("site.popularRule", values)
					: t("site.popularRuleOfProgramme", { ...values, programme });
			}
			case "seats": {
				const degrees = joinWithAnd(filling.degrees, language);
				const authority = t(`approval.${filling.authority}`);
				return t("site.popularSeats", { degrees, authority, year: String(filling.year) });
			}
			default:
				return t("site.popularUnknown");
		}
	}
}
