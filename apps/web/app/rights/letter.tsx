import { useState } from "react";
import { formatDate } from "#app/platform/format/format-date.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** What somebody who leaves says; it stays on the page. Days as `2025-10-12`. */
export type LeavingAnswers = {
	session: string;
	left: string;
	lastDay: string;
	paid: string;
	name: string;
	college: string;
	programme: string;
};

const BLANK = "__________";

/** A letter to the college, with what was typed in its places and lines where nothing was. */
export function Letter({ kind, answers }: { kind: "refund" | "originals"; answers: LeavingAnswers }) {
	const t = useTranslations();
	const language = useLanguage();
	const [isCopied, setCopied] = useState(false);
	const { name, college, programme, paid, session, left } = answers;
	const filled = Object.entries({ name, college, programme, paid, session }).map(([field, value]) => [
		field,
		value.trim() === "" ? BLANK : value.trim(),
	]);
	const text = t(`rights.letter.${kind}`, {
		...Object.fromEntries(filled),
		left: left === "" ? BLANK : formatDate(language, left),
	});
	const copy = async () => {
		await navigator.clipboard.writeText(text);
		setCopied(true);
	};
	return (
		<Disclosure title={t(`rights.letterTitle.${kind}`)} isOpen={false}>
			<p className="whitespace-pre-line rounded-md border border-line bg-raised p-4 [overflow-wrap:anywhere]">{text}</p>
			<p className="mt-2 flex flex-wrap items-center gap-4 print:hidden [@media(scripting:none)]:hidden">
				<Button look="quiet" onClick={() => void copy()}>
					{t("rights.letter.copy")}
				</Button>
				<span role="status">{isCopied && t("rights.letter.copied")}</span>
			</p>
		</Disclosure>
	);
}
