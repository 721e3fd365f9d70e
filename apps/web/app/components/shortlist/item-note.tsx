import { useEffect, useState } from "react";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";

const LONGEST_NOTE = 2_000;
/** After so long without a letter it is kept. */
const PAUSE_MS = 600;

/** The visitor's own words on a college. They are kept as they are written; undoing brings the earlier ones back. */
export function ItemNote({ name, note, onNote }: { name: string; note: string; onNote: (note: string) => void }) {
	const t = useWords();
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
					maxLength={LONGEST_NOTE}
					value={typed}
					onChange={(event) => setTyped(event.currentTarget.value)}
					onBlur={keep}
				/>
			</Disclosure>
		</div>
	);
}
