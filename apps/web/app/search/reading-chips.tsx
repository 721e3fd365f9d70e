import type { ReadingChip } from "@uchit/contract/answer.ts";
import { usePaths } from "#app/paths.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { LinkChip, RemovableChip } from "#app/ui/chip.tsx";
import { readingName, readingWords } from "./reading-words.ts";

type Props = { q: string; not: readonly string[]; readings: readonly ReadingChip[]; unread: readonly string[] };

export function ReadingChips({ q, not, readings, unread }: Props) {
	const t = useTranslations();
	const paths = usePaths();
	if (readings.length === 0) return null;
	const applied = readings.filter(({ notApplied }) => notApplied === undefined || notApplied === "by-name");
	const offered = readings.filter(({ others }) => others.length > 0);
	return (
		<section aria-labelledby="understood" className="mt-4">
			<div className="flex flex-wrap items-center gap-2">
				<h2 id="understood" className="flex-none text-quiet text-sm">
					{t("ask.understood")}
				</h2>
				<ul aria-labelledby="understood" className="flex flex-wrap gap-2">
					{applied.map((reading) => (
						<li key={reading.id}>
							<RemovableChip
								removeLabel={t("ask.notThis")}
								render={<Link to={paths.search(q, [...not, reading.id])} preventScrollReset />}
							>
								<span className="text-quiet">{t(`ask.kind.${reading.kind}`)}:</span> <ReadingLabel reading={reading} />
							</RemovableChip>
						</li>
					))}
				</ul>
			</div>
			{offered.length > 0 && <Offered q={q} not={not} offered={offered} />}
			<ul className="mt-2 space-y-1 text-quiet text-sm">
				{readings.map(({ id, notApplied, words }) =>
					notApplied === undefined ? null : <li key={id}>{t(`ask.notApplied.${notApplied}`, { words })}</li>,
				)}
				{unread.length > 0 && <li>{t("ask.unread", { words: unread.join(", ") })}</li>}
			</ul>
		</section>
	);
}

function ReadingLabel({ reading }: { reading: ReadingChip }) {
	const t = useTranslations();
	const words = readingWords(t, useLanguage(), reading);
	return reading.isNot ? t("ask.without", { what: words }) : words;
}

/** "Did you mean Hamirpur, Himachal Pradesh?": a choice turns the others off. */
function Offered({ q, not, offered }: Pick<Props, "q" | "not"> & { offered: readonly ReadingChip[] }) {
	const t = useTranslations();
	const language = useLanguage();
	const paths = usePaths();
	const all = new Map(
		offered.flatMap((reading) => [reading, ...reading.others]).map((each) => [each.id, readingName(language, each)]),
	);
	return (
		<p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
			<span>{t("ask.asWell")}</span>
			{[...all].map(([id, name]) => (
				<LinkChip
					key={id}
					render={
						<Link
							to={paths.search(q, [...not, ...[...all.keys()].filter((other) => other !== id)])}
							preventScrollReset
						/>
					}
				>
					{name}
				</LinkChip>
			))}
		</p>
	);
}
