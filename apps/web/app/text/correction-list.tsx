import type { Correction } from "@uchit/contract/corrections.ts";
import { SourceWords } from "#app/facts/source-words.ts";
import { nameSource } from "#app/facts/sources.ts";
import { formatDate, isIsoDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ArticleNote, Corrected, ListedCorrections } from "./correction.ts";

export function CorrectionList({ corrections: { total, items } }: { corrections: ListedCorrections }) {
	const { t } = usePage();
	return (
		<Section id="corrected" title={t("corrected.heading")} className="mt-10 max-w-text">
			<p className="mt-2 text-quiet">{total === 0 ? t("corrected.none") : t("corrected.count", { count: total })}</p>
			{items.length < total && <p className="text-quiet">{t("corrected.newest", { count: items.length })}</p>}
			<ul className="mt-4 space-y-4">
				{items.map((item) => (
					<li key={keyOf(item)} className="border-line border-t pt-3">
						<Day date={item.date} />
						{item.kind === "fact" ? <Fact correction={item.correction} /> : <Note note={item.note} />}
					</li>
				))}
			</ul>
		</Section>
	);
}

function Fact({ correction }: { correction: Correction }) {
	const { t, paths } = usePage();
	const { college, field, about, was, value, isUndone, source } = correction;
	const name = t(`corrected.field.${field}`);
	const values = { fact: about === "" ? name : `${name} (${about})`, was, value };
	return (
		<>
			<p>
				<InlineLink to={paths.college(college.slug)}>{college.name}</InlineLink>
			</p>
			<p className="break-words">{t(`corrected.${changeOf(correction)}`, values)}</p>
			{isUndone && <p>{t("corrected.undone")}</p>}
			<p className="text-quiet text-sm">
				<SourceWords text={t("corrected.source", { source: nameSource(source), publisher: source.publisher })} />
			</p>
		</>
	);
}

function changeOf({ field, was, value }: Correction): "added" | "removed" | "changed" | "merged" {
	if (field === "merge") return "merged";
	if (was === "") return "added";
	return value === "" ? "removed" : "changed";
}

function Note({ note: { text, article } }: { note: ArticleNote }) {
	const { paths } = usePage();
	return (
		<>
			<p lang={article.language}>
				<InlineLink to={paths.article(article.slug)}>{article.title}</InlineLink>
			</p>
			<p lang={article.language}>{text}</p>
		</>
	);
}

function Day({ date }: { date: string }) {
	const { language } = usePage();
	if (!isIsoDate(date)) return <p className="text-quiet text-sm">{date}</p>;
	return (
		<p className="text-quiet text-sm">
			<time dateTime={date}>{formatDate(language, date)}</time>
		</p>
	);
}

function keyOf(item: Corrected): string {
	if (item.kind === "article") return `${item.date} ${item.note.article.slug} ${item.note.text}`;
	const { college, field, about, value } = item.correction;
	return `${item.date} ${college.slug} ${field} ${about} ${value}`;
}
