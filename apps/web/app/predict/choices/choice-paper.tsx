import { nameProgramme } from "#app/facts/programme.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { seatPrintedWords } from "#app/predict/words.ts";
import { type Choices, type Finding, insideYears } from "./choices.ts";

/** Lines that fit on A4. */
const ON_A_SHEET = 40;

type Props = { title: string; choices: Choices; findings: readonly Finding[] };

export function ChoicePaper({ title, choices, findings }: Props) {
	const t = useTranslations();
	const sheets = Array.from({ length: Math.ceil(choices.length / ON_A_SHEET) }, (_, sheet) => sheet * ON_A_SHEET);
	const isOdd = (key: string) => findings.some((finding) => finding.key === key);
	const tables = sheets.map((first) => (
		<table key={first} className="paper-table choice-paper hidden print:table">
			<caption className="sr-only">{title}</caption>
			<thead>
				<tr>
					{(["order", "programme", "seatType", "newest", "insideYears"] as const).map((column) => (
						<th key={column} scope="col">
							{t(`predictChoices.list.paper.${column}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{choices.slice(first, first + ON_A_SHEET).map((choice, place) => {
					const newest = choice.years.at(-1);
					return (
						<tr key={choice.key}>
							<td>{first + place + 1}</td>
							<th scope="row">
								{nameProgramme(choice.programme)}, {choice.college.name}
								{isOdd(choice.key) && " †"}
							</th>
							<td>{seatPrintedWords(t, choice)}</td>
							<td>
								{newest !== undefined && formatNumber(newest.closing)}
								{newest?.year !== undefined && ` (${newest.year})`}
							</td>
							<td>
								{t("predictChoices.list.paper.years", { inside: insideYears(choice), held: choice.years.length })}
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	));
	return (
		<>
			{tables}
			{findings.length > 0 && <p className="hidden text-sm print:block">{t("predictChoices.list.paper.odd")}</p>}
		</>
	);
}
