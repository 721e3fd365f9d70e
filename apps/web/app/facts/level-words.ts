import type { Translate } from "#app/platform/i18n/translate.ts";

export function levelWords(t: Translate, level: string): string {
	const years = /^(ug|pg)-(\d)$/.exec(level);
	if (years !== null) {
		return years[1] === "ug"
			? t("placement.level.ugYears", { years: Number(years[2]) })
			: t("placement.level.pgYears", { years: Number(years[2]) });
	}
	switch (level) {
		case "ug":
			return t("placement.level.ug");
		case "pg-integrated":
			return t("placement.level.integrated");
		case "phd-full-time":
			return t("placement.level.phdFullTime");
		case "phd-part-time":
			return t("placement.level.phdPartTime");
		case "all":
			return t("placement.level.all");
		default:
			return t("placement.level.unstated");
	}
}
