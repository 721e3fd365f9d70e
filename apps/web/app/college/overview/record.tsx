import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { Asked } from "./answer.tsx";
import { CollegeFacts } from "./college-facts.tsx";
import { Recognition } from "./recognition.tsx";

const RECORD_ID = "facts";

/** What registers say of it: codes, official name, affiliation, who lists it, and the map. Folded, and open on paper. */
export function OfficialRecord({ college, sourceName }: Asked) {
	const t = useTranslations();
	return (
		<details id={RECORD_ID} className="open-on-paper mt-10 border-line border-t pt-2">
			<summary className="min-h-11 py-2 font-semibold text-lg">{t("record.heading")}</summary>
			<CollegeFacts id={`${RECORD_ID}-heading`} college={college} sourceName={sourceName} />
			<Recognition college={college} sourceName={sourceName} />
		</details>
	);
}
