import { usePage } from "#app/platform/i18n/use-page.ts";
import { useFetched } from "#app/platform/use-fetched.ts";
import type { OpenedLink } from "#app/platform/use-opened-link.ts";
import { AnchoredPopover } from "#app/ui/overlay/popover.tsx";
import { TermText } from "./term-entry.tsx";
import type { ShownTerm } from "./terms.ts";

export function TermPopover({ link, isOpen, onClose }: OpenedLink) {
	const { t, paths } = usePage();
	const answer = useFetched<ShownTerm>(paths.glossaryTip(link.dataset.term ?? ""));
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
				<a href={link.href} className="link-line-low">
					{t("term.inFull")}
				</a>
			</p>
		</AnchoredPopover>
	);
}
