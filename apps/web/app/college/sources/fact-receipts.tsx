import type { ReceiptEntry, ReceiptGroup } from "@uchit/contract/receipt.ts";
import { entryTime } from "@uchit/contract/receipt-groups.ts";
import { ReceiptValue } from "#app/facts/receipt-value.tsx";
import { SourceWords } from "#app/facts/source-words.ts";
import { topicWords } from "#app/facts/sourced-words.ts";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";

type Props = { slug: string; groups: readonly ReceiptGroup[]; sourceName: (id: string) => string };

export function FactReceipts({ groups, ...props }: Props) {
	const { t } = usePage();
	const ofKind = (...kinds: ReceiptGroup["topic"]["kind"][]) =>
		groups.filter(({ topic }) => kinds.includes(topic.kind));
	return (
		<Section id="receipts" title={t("college.receipts")} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">{t("college.receiptsNote")}</p>
			<div className="mt-6">
				{ofKind("fact", "seats").map((group) => (
					<Topic key={group.id} group={group} {...props} />
				))}
			</div>
			<Part id="receipts-rank" title={t("receipt.ranks")} groups={ofKind("rank")} {...props} />
			<Part id="receipts-outcome" title={t("receipt.numbers")} groups={ofKind("outcome")} {...props} />
		</Section>
	);
}

/** Folded: some colleges report hundreds, and a figure's link opens its own part. */
function Part({ id, title, groups, ...props }: Props & { id: string; title: string }) {
	if (groups.length === 0) return null;
	return (
		<details className="open-on-paper mt-6 border-line border-t pt-2">
			<summary className="min-h-11 py-2 font-semibold text-lg">{`${title} (${groups.length})`}</summary>
			<Section id={id} title={title} headingClass="sr-only" level={3}>
				<Sheets addresses={groups.flatMap(({ entries }) => entries.flatMap(sheetOf))} />
				<div className="mt-2 lg:columns-2 lg:gap-x-8">
					{groups.map((group) => (
						<Topic key={group.id} group={group} level={4} {...props} />
					))}
				</div>
			</Section>
		</details>
	);
}

const sheetOf = ({ value, address }: ReceiptEntry) =>
	value.kind === "outcome" && address !== undefined ? [address] : [];

/** Shown once for all numbers of the sheets: a college reports hundreds. */
function Sheets({ addresses }: { addresses: readonly string[] }) {
	const { t } = usePage();
	if (addresses.length === 0) return null;
	return (
		<div className="mt-2 text-sm">
			<p>{t("receipt.sheets")}</p>
			<ul className="flex flex-wrap gap-x-5">
				{[...new Set(addresses)].map((address) => (
					<li key={address}>
						<a href={address} rel="noreferrer" className="link-line">
							{sheetName(address)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function sheetName(address: string): string {
	const [year, , list] = new URL(address).pathname.split("/").slice(2);
	return `${list} ${year} (PDF)`;
}

function Topic({ slug, group, sourceName, level = 3 }: Omit<Props, "groups"> & { group: ReceiptGroup; level?: 3 | 4 }) {
	const { t, paths } = usePage();
	const name = topicWords(t, group.topic);
	const Heading = `h${level}` as const;
	return (
		<section id={group.id} aria-labelledby={`${group.id}-name`} className="receipt-topic">
			<Heading id={`${group.id}-name`}>{name}</Heading>
			{group.isDisputed && <p className="text-care-text">{t("college.disputed")}</p>}
			<ul>
				{group.entries.map((entry) => (
					<Entry key={`${entry.sourceId} ${JSON.stringify(entry.value)}`} entry={entry} sourceName={sourceName} />
				))}
			</ul>
			<InlineLink to={paths.reportError(slug, { fact: name, about: group.id })}>{t("report.link")}</InlineLink>
		</section>
	);
}

function Entry({ entry, sourceName }: { entry: ReceiptEntry; sourceName: (id: string) => string }) {
	const { t } = usePage();
	const time = entryTime(entry);
	return (
		<li id={entry.id}>
			<span>
				<ReceiptValue value={entry.value} />
				{time !== undefined && <small> {time}</small>}
			</span>
			<a href={sourceHref(entry.sourceId)} className="link">
				<SourceWords text={sourceName(entry.sourceId)} />
			</a>
			{entry.value.kind === "rank" && entry.address !== undefined && (
				<a href={entry.address} rel="noreferrer" className="link">
					{t("receipt.document")}
				</a>
			)}
		</li>
	);
}
