import type { Receipt } from "@uchit/contract/receipt.ts";
import { useLocation, useParams } from "react-router";
import { receiptDataAddress, usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { type Fetched, useFetched } from "#app/platform/use-fetched.ts";
import type { OpenedLink } from "#app/platform/use-opened-link.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { AnchoredPopover } from "#app/ui/overlay/popover.tsx";
import { ReceiptDetails } from "./receipt-details.tsx";
import { topicWords } from "./sourced-words.ts";

/** The receipt of one figure, beside it. A link to a source of the same page shows what stands there. */
export function ReceiptPopover({ link, isOpen, onClose }: OpenedLink) {
	const t = useTranslations();
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
	const t = useTranslations();
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

/** A source that the page lists: its own words, copied from there, so that nothing has to be asked for. */
function SourceOfPage({ id, link }: { id: string; link: HTMLAnchorElement }) {
	const t = useTranslations();
	const paths = usePaths();
	const { slug } = useParams();
	const { pathname } = useLocation();
	// Errors are reported of colleges: other pages with a slug say at their end how they are corrected.
	const college = slug !== undefined && pathname.startsWith(paths.college(slug)) ? slug : undefined;
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
					<LinkLine to={paths.reportError(college, link.textContent ?? "")}>{t("report.link")}</LinkLine>
				)}
			</p>
		</>
	);
}
