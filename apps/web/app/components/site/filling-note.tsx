import { useWords } from "#app/i18n/translate.ts";
import type { Filling } from "#app/lib/menus.ts";

/** The rule that filled a column of a menu, in one line; or that nothing could. */
export function FillingNote({ filling }: { filling: Filling | undefined }) {
	const t = useWords();
	if (filling === undefined) return null;
	return <p className="mt-1 text-quiet text-sm">{wordsOf()}</p>;

	function wordsOf(): string {
		switch (filling?.kind) {
			case "popular":
				return t("site.popularRule", { exam: filling.exam, year: String(filling.year) });
			case "nirf":
				return t("site.nirfRule", { year: String(filling.year) });
			default:
				return t("site.popularUnknown");
		}
	}
}
