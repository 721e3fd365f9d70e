import { AnchoredPopover } from "#app/components/ui/overlay/popover.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { receiptDataAddress } from "#app/paths.ts";
import { ReceiptDetails } from "./receipt-details.tsx";
import { useTopicWords } from "./receipt-words.ts";
import { SourceOfPage } from "./source-of-page.tsx";
import { type ReceiptAnswer, useReceipt } from "./use-receipt.ts";

/** The receipt of one figure, beside it. A link to a source of the same page shows what stands there. */
export function ReceiptPopover({
	link,
	isOpen,
	onClose,
}: {
	link: HTMLAnchorElement;
	isOpen: boolean;
	onClose: () => void;
}) {
	const t = useWords();
	const topicWords = useTopicWords();
	const address = receiptDataAddress(new URL(link.href));
	const answer = useReceipt(address);
	const group = typeof answer === "object" ? answer.group : undefined;
	const title = group === undefined ? t("receipt.title") : t("receipt.titleOf", { what: topicWords(group.topic) });
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

function Answer({ answer, link }: { answer: ReceiptAnswer; link: HTMLAnchorElement }) {
	const t = useWords();
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
