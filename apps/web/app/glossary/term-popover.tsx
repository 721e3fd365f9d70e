import { useEffect, useState } from "react";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { AnchoredPopover } from "#app/ui/overlay/popover.tsx";
import { TermText } from "./term-entry.tsx";
import type { ShownTerm } from "./terms.ts";

/** What a word means, beside it. */
export function TermPopover({
	link,
	isOpen,
	onClose,
}: {
	link: HTMLAnchorElement;
	isOpen: boolean;
	onClose: () => void;
}) {
	const t = useTranslations();
	const paths = usePaths();
	const answer = useTerm(paths.glossaryTip(link.dataset.term ?? ""));
	const term = typeof answer === "object" ? answer : undefined;
	return (
		<AnchoredPopover
			anchor={link}
			isOpen={isOpen}
			onClose={onClose}
			title={term?.name ?? t("term.glossary")}
			closeLabel={t("term.close")}
		>
			{answer === undefined && <p role="status">{t("term.reading")}</p>}
			{answer === "failed" && <p role="status">{t("term.failed")}</p>}
			{term !== undefined && <TermText term={term} />}
			<p>
				<a href={link.href} className="link inline-flex min-h-9 items-center">
					{t("term.inFull")}
				</a>
			</p>
		</AnchoredPopover>
	);
}

/** Undefined while it is under way. */
type TermAnswer = ShownTerm | "failed" | undefined;

/** The term at this address, asked for once. */
function useTerm(address: string): TermAnswer {
	const [answered, setAnswered] = useState<{ address: string; answer: TermAnswer }>();
	useEffect(() => {
		const leaving = new AbortController();
		void ask(address, leaving.signal).then((answer) => {
			if (!leaving.signal.aborted) setAnswered({ address, answer });
		});
		return () => leaving.abort();
	}, [address]);
	return answered?.address === address ? answered.answer : undefined;
}

async function ask(address: string, signal: AbortSignal): Promise<ShownTerm | "failed"> {
	try {
		const response = await fetch(address, { signal });
		if (!response.ok) return "failed";
		const term: ShownTerm = await response.json();
		return term;
	} catch {
		return "failed";
	}
}
