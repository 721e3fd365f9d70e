import { LONGEST_SHORTLIST_NOTE } from "@uchit/contract/account.ts";
import { useEffect, useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea } from "#app/ui/field.tsx";

/** After so long without a letter it is kept. */
const PAUSE_MS = 600;

/** The visitor's own words on a college. They are kept as they are written; undoing brings the earlier ones back. */
export function ItemNote({ name, note, onNote }: { name: string; note: string; onNote: (note: string) => void }) {
	const t = useTranslations();
	const [wasOpen] = useState(note !== "");
	const [typed, setTyped] = useState(note);
	const [kept, setKept] = useState(note);
	// It changed elsewhere: taken back, or in another tab.
	if (note !== kept) {
		setKept(note);
		setTyped(note);
	}
	const keep = () => {
		if (typed === kept) return;
		setKept(typed);
		onNote(typed);
	};
	useEffect(() => {
		const timer = setTimeout(keep, PAUSE_MS);
		return () => clearTimeout(timer);
	});
	return (
		<div className="mt-3">
			<Disclosure title={t("shortlist.note")} isOpen={wasOpen}>
				<TextArea
					label={t("shortlist.noteOn", { name })}
					rows={2}
					maxLength={LONGEST_SHORTLIST_NOTE}
					value={typed}
					onChange={(event) => setTyped(event.currentTarget.value)}
					onBlur={keep}
				/>
			</Disclosure>
		</div>
	);
}
