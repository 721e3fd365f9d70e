import type { Country, CountryGuide } from "@uchit/contract/country.ts";
import { dateFormat } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";

/** What to do in which months, counted back from the one in which most courses begin. */
export function CountrySteps({ country: { guide } }: { country: Country }) {
	const t = useTranslations();
	const language = useLanguage();
	if (guide === undefined) return null;
	const { intakeMonth, steps } = guide;
	return (
		<section aria-labelledby="steps" className="mt-10 lg:mt-12">
			<h2 id="steps" className="text-xl">
				{t("country.steps.heading", { month: monthName(language, intakeMonth, "long") })}
			</h2>
			<ol className="mt-3 max-w-224 divide-y divide-line border-line border-y">
				{steps.map(({ from, to, title, titleHi, text, textHi }) => (
					<li
						key={title}
						className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]"
					>
						<span className="pt-0.5 text-quiet text-sm">{monthsOf(language, guide, from, to)}</span>
						<span className="min-w-0">
							<span className="block font-semibold">
								<OwnText text={title} hi={titleHi} />
							</span>
							<span className="block text-sm">
								<OwnText text={text} hi={textHi} />
							</span>
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

/** "Oct–Jan": months before the course begins, by their names. */
function monthsOf(language: Language, { intakeMonth }: CountryGuide, from: number, to: number): string {
	const names = [from, to].map((before) => monthName(language, intakeMonth - before, "short"));
	return [...new Set(names)].join("–");
}

/** 1 is January, 0 the December before it, 13 the January after. */
function monthName(language: Language, month: number, length: "short" | "long"): string {
	return dateFormat(language, { month: length, timeZone: "UTC" }).format(new Date(Date.UTC(2025, month - 1, 1)));
}
