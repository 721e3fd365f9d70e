import { useState } from "react";
import { TextArea } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { LEAST_TEXT, MOST_TEXT } from "#app/lib/written-review.ts";

/** The text of a review. Its hint says how long it has to be, and while somebody writes, how long it is. */
export function CountedText({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
	const t = useWords();
	const [length, setLength] = useState(defaultValue.length);
	const bounds = { least: LEAST_TEXT, most: MOST_TEXT };
	return (
		<TextArea
			label={t("review.text")}
			hint={length === 0 ? t("review.textHint", bounds) : t("review.textCount", { ...bounds, count: length })}
			error={error}
			name="text"
			required
			minLength={LEAST_TEXT}
			maxLength={MOST_TEXT}
			rows={8}
			defaultValue={defaultValue}
			onChange={({ target }) => setLength(target.value.length)}
		/>
	);
}
