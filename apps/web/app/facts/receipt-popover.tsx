import type { Receipt, ReceiptEntry } from "@uchit/contract/receipt.ts";
import { aroundEntry, entryTime } from "@uchit/contract/receipt-groups.ts";
import { useLocation, useParams } from "react-router";
import { receiptDataAddress } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { type Fetched, useFetched } from "#app/platform/use-fetched.ts";
import type { OpenedLink } from "#app/platform/use-opened-link.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { AnchoredPopover } from "#app/ui/overlay/popover.tsx";
import { LastCheckNote } from "./last-check-note.tsx";
import { ReceiptValue } from "./receipt-value.tsx";
import { SourceEntry } from "./source-entry.tsx";
import { topicWords } from "./sourced-words.ts";
import { createSourceNamer } from "./sources.ts";

export function ReceiptPopover({ link, isOpen, onClose }: OpenedLink) {
	const { t } = usePage();
	const address = receiptDataAddress(new URL(link.href));
	const answer = useFetched<Receipt>(address);
	const group = typeof answer === "object" ? answer.group : undefined;
	const title = group === undefined ? t("receipt.title") : t("receipt.titleOf", { what: topicWords(t, group.topic) });
	return (
		<AnchoredPopover anchor={link} isOpen={isOpen} onClose={onClose} title={title} closeLabel={t("receipt.close")}>
			{address === undefined ? (
				<SourceOfPage id={decodeURIComponent(link.hash.slice(1))} link={link} />
			) : (
				<Answer answer={answer} link={link} />
			)}
		</AnchoredPopover>
	);
}

function Answer({ answer, link }: { answer: Fetched<Receipt>; link: HTMLAnchorElement }) {
	const { t } = usePage();
	if (answer === undefined) return <p role="status">{t("receipt.reading")}</p>;
	if (answer === "failed") {
		return (
			<p role="status">
				{t("receipt.failed")}{" "}
				<a href={link.href} className="link">
					{t("receipt.inFull")}
				</a>
			</p>
		);
	}
	return <ReceiptDetails receipt={answer} anchor={decodeURIComponent(link.hash.slice(1))} href={link.href} />;
}

/** Copies the page's own entry of the source, without a request. */
function SourceOfPage({ id, link }: { id: string; link: HTMLAnchorElement }) {
	const { t, paths } = usePage();
	const { slug } = useParams();
	const { pathname } = useLocation();
	// Only colleges have a form for errors; other pages explain corrections at their end.
	const college = slug !== undefined && pathname.startsWith(paths.college(slug)) ? slug : undefined;
	const tab = college === undefined ? "" : pathname.slice(paths.college(college).length + 1);
	const copy = (place: HTMLDivElement | null) => {
		const listed = document.getElementById(id);
		place?.replaceChildren(...(listed === null ? [] : [...listed.cloneNode(true).childNodes]));
	};
	return (
		<>
			<div ref={copy} />
			<p className="flex flex-wrap gap-x-5 border-line border-t pt-1">
				<a href={link.href} className="link-line">
					{t("receipt.onPage")}
				</a>
				{college !== undefined && (
					<LinkLine to={paths.reportError(college, { fact: link.textContent ?? "", about: tab || id })}>
						{t("report.link")}
					</LinkLine>
				)}
			</p>
		</>
	);
}

/** Further years are only on the page of sources. */
const MAX_HISTORY_ENTRIES = 8;

function ReceiptDetails({ receipt, anchor, href }: { receipt: Receipt; anchor: string; href: string }) {
	const { t, paths } = usePage();
	const { slug, source, group, look, sources } = receipt;
	const entry = group?.entries.find(({ id }) => id === anchor) ?? group?.entries[0];
	const around = group === undefined || entry === undefined ? undefined : aroundEntry(group, entry);
	const time = entry === undefined ? undefined : entryTime(entry);
	const fact =
		group === undefined ? t("facts.tab.sources") : [topicWords(t, group.topic), time].filter(Boolean).join(", ");
	return (
		<>
			{entry !== undefined && (
				<p className="font-semibold text-lg tabular-nums">
					<ReceiptValue value={entry.value} />
					{time !== undefined && <small className="font-normal text-quiet text-sm"> {time}</small>}
				</p>
			)}
			<SourceEntry source={source} />
			<LastCheckNote page={look} />
			{entry?.address !== undefined && (
				<p>
					<a href={entry.address} rel="noreferrer" className="link-line">
						{t("receipt.document")}
					</a>
				</p>
			)}
			<p className="flex flex-wrap gap-x-5">
				<LinkLine to={paths.reportError(slug, { fact, about: anchor })}>{t("report.link")}</LinkLine>
				<a href={href} className="link-line">
					{t("receipt.inFull")}
				</a>
			</p>
			<EntryTexts title={t("receipt.rivals")} entries={around?.rivals ?? []} sourceName={createSourceNamer(sources)} />
			<EntryTexts
				title={t("receipt.history")}
				entries={around?.history.slice(0, MAX_HISTORY_ENTRIES) ?? []}
				sourceName={createSourceNamer(sources)}
			/>
		</>
	);
}

type EntryTextsProps = { title: string; entries: readonly ReceiptEntry[]; sourceName: (id: string) => string };

function EntryTexts({ title, entries, sourceName }: EntryTextsProps) {
	if (entries.length === 0) return null;
	return (
		<section>
			<h3 className="font-semibold text-sm">{title}</h3>
			<ul className="divide-y divide-line">
				{entries.map((entry) => (
					<li
						key={`${entryTime(entry)} ${entry.sourceId} ${JSON.stringify(entry.value)}`}
						className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-1 tabular-nums"
					>
						<span className="text-quiet">{entryTime(entry)}</span>
						<span className="min-w-0 break-words">
							<ReceiptValue value={entry.value} />
							<span className="block text-quiet text-xs">{sourceName(entry.sourceId)}</span>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
