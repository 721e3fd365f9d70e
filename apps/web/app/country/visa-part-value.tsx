import type { CorrectedPart, Country } from "@uchit/contract/country.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { VisaText } from "./values.ts";

export function VisaPartValue({
	country,
	part,
	value,
}: {
	country: Pick<Country, "sources">;
	part: CorrectedPart;
	value: VisaText | undefined;
}) {
	const { t, language } = usePage();
	if (value === undefined) return null;
	const { text, textHi, sourceId } = value;
	const own = (language === "hi" ? textHi : undefined) ?? wordsOf(t, part, text);
	return (
		<SourcedText
			value={own ?? <span lang="en">{text}</span>}
			source={createSourceNamer(country.sources)(sourceId)}
			href={sourceHref(sourceId)}
		/>
	);
}

const TYPES = ["STUDENT", "WORK", "VISITOR"] as const;

/** Translates recorded codes such as "STUDENT" and "7-9 weeks"; undefined for others. */
function wordsOf(t: Translate, part: CorrectedPart, text: string): string | undefined {
	const type = TYPES.find((each) => each === text);
	if (part === "type" && type !== undefined) return t(`country.visas.types.${type}`);
	const [, time, unit] = /^(\d+(?:-\d+)?) (days|weeks)$/.exec(text) ?? [];
	if (part !== "processing_time" || time === undefined) return undefined;
	return unit === "days" ? t("country.visas.days", { time }) : t("country.visas.weeks", { time });
}
