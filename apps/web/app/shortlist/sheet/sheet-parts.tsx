import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { SCROLLED_BY_KEYS } from "#app/ui/scrolled-by-keys.ts";
import { SHEET_ROWS, type SheetCollege, type SheetDate, type SheetFacts, type SheetFigure } from "./sheet-facts.ts";
import type { SharedSheet } from "./sheet-link.ts";

export function SheetTable({ facts, shown }: { facts: SheetFacts; shown: SharedSheet }) {
	const { t } = usePage();
	const found = shown.colleges.flatMap((slug, place) => {
		const college = facts.colleges.find((each) => each.slug === slug);
		return college === undefined ? [] : [{ college, note: shown.notes[place] ?? "" }];
	});
	return (
		<>
			<section
				aria-label={t("shortlist.list")}
				{...SCROLLED_BY_KEYS}
				className="relative overflow-x-auto print:overflow-visible"
			>
				<table className="w-full min-w-160 table-fixed text-left text-sm print:min-w-0">
					<caption className="sr-only">{t("shortlist.list")}</caption>
					<thead>
						<tr>
							<th scope="col" className={`${FIRST} w-32 py-2 pr-3 align-bottom md:w-56 print:w-[26%]`}>
								{t("shortlist.sheet.college")}
							</th>
							{SHEET_ROWS.map((row) => (
								<th
									key={row}
									scope="col"
									className={`py-2 pr-3 align-bottom font-semibold ${row === "rank" ? "w-24 print:w-[12%]" : ""}`}
								>
									{t(`shortlist.sheet.row.${row}`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{found.map(({ college, note }, place) => (
							<CollegeRow key={college.slug} college={college} note={note} place={place} />
						))}
					</tbody>
				</table>
			</section>
			{facts.unknown.map((slug) => (
				<p key={slug} className="mt-2 text-sm">
					{t("shortlist.gone", { slug })}
				</p>
			))}
		</>
	);
}

const FIRST = "sticky left-0 z-1 bg-paper print:static";

function CollegeRow({ college, note, place }: { college: SheetCollege; note: string; place: number }) {
	const { t, paths } = usePage();
	const { slug, name, about, isUndated, figures } = college;
	const unknownOf = (row: (typeof SHEET_ROWS)[number]) =>
		row === "closing" && isUndated ? t("shortlist.sheet.undated") : t(`shortlist.sheet.unknown.${row}`);
	return (
		<tr className="break-inside-avoid">
			<th scope="row" className={`${FIRST} border-line border-t py-2 pr-3 align-top font-normal`}>
				<span className="text-quiet tabular-nums">{place + 1}. </span>
				<Link to={paths.college(slug)} className="link font-semibold [overflow-wrap:anywhere]">
					{name}
				</Link>
				<span className="block text-quiet text-xs">{about}</span>
				{note !== "" && <q className="block text-xs italic [overflow-wrap:anywhere]">{note}</q>}
			</th>
			{SHEET_ROWS.map((row) => (
				<td key={row} className="border-line border-t py-2 pr-3 align-top">
					<Figure figure={figures[row]} unknown={unknownOf(row)} />
				</td>
			))}
		</tr>
	);
}

function Figure({ figure, unknown }: { figure: SheetFigure | undefined; unknown: string }) {
	if (figure === undefined) return <span className="text-quiet text-xs">{unknown}</span>;
	const { text, time, of, source } = figure;
	return (
		<>
			<span className="font-semibold tabular-nums">{text}</span> <SourceMark number={source} />
			<span className="block text-quiet text-xs">
				{time} · {of}
			</span>
		</>
	);
}

function SourceMark({ number }: { number: number }) {
	const { t } = usePage();
	return (
		<sup className="text-quiet text-xs">
			<span className="sr-only">{t("shortlist.sheet.source")} </span>[{number}]
		</sup>
	);
}

export function SheetDates({ dates }: { dates: readonly SheetDate[] }) {
	const { t } = usePage();
	if (dates.length === 0) return null;
	return (
		<section aria-labelledby="dates" className="mt-8">
			<h2 id="dates" className="text-xl print:text-base">
				{t("shortlist.sheet.dates")}
			</h2>
			<ul className="mt-2 gap-x-10 text-sm md:columns-2 print:columns-2">
				{dates.map(({ exam, what, when, status, source }) => (
					<li key={`${exam} ${what} ${when}`} className="break-inside-avoid py-1">
						<strong>{when}</strong> · {exam}: {what}{" "}
						<span className="text-quiet">({t(`shortlist.sheet.${status}`)})</span> <SourceMark number={source} />
					</li>
				))}
			</ul>
		</section>
	);
}

export function SheetChecks({ facts: { colleges, dates } }: { facts: SheetFacts }) {
	const { t } = usePage();
	const without = (row: "closing" | "fee" | "salary") =>
		colleges
			.filter(({ figures, isUndated }) => figures[row] === undefined && !(row === "closing" && isUndated))
			.map(({ name }) => name);
	const missing = (["fee", "closing", "salary"] as const).flatMap((row) => {
		const names = without(row);
		return names.length === 0 ? [] : [{ row, names: names.join(", ") }];
	});
	return (
		<section aria-labelledby="checks" className="mt-8">
			<h2 id="checks" className="text-xl print:text-base">
				{t("shortlist.sheet.checks")}
			</h2>
			<ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
				{missing.map(({ row, names }) => (
					<li key={row}>{t(`shortlist.sheet.check.${row}`, { names })}</li>
				))}
				<li>{t("shortlist.sheet.check.whole")}</li>
				<li>{t("shortlist.sheet.check.seat")}</li>
				{dates.some(({ status }) => status === "expected") && <li>{t("shortlist.sheet.check.dates")}</li>}
				<li>{t("shortlist.sheet.check.recognition")}</li>
			</ul>
		</section>
	);
}

export function SheetSources({ sources }: { sources: readonly string[] }) {
	const { t } = usePage();
	return (
		<section aria-labelledby="sheet-sources" className="mt-8">
			<h2 id="sheet-sources" className="text-xl print:text-base">
				{t("source.heading")}
			</h2>
			<ol className="mt-2 gap-x-10 text-quiet text-xs md:columns-2 print:columns-2">
				{sources.map((source, place) => (
					<li key={source} className="break-inside-avoid">
						[{place + 1}] {source}
					</li>
				))}
			</ol>
		</section>
	);
}
