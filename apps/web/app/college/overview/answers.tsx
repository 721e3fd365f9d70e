import type { Placement } from "@uchit/contract/outcome.schema.ts";
import type { Entry } from "#app/facts/entry.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { Asked } from "./answer.tsx";
import { CostAnswer } from "./cost-answer.tsx";
import { EarnAnswer } from "./earn-answer.tsx";
import { EntryAnswer } from "./entry-answer.tsx";
import { RecognitionAnswer } from "./recognition-answer.tsx";
import { StudyAnswer } from "./study-answer.tsx";

/** The five questions that people come with, each with one figure; what is not known says whom to ask. */
export function Answers({ entry, lead, ...asked }: Asked & { entry: Entry | undefined; lead: Placement | undefined }) {
	const t = useTranslations();
	return (
		<section aria-labelledby="answers" className="mt-1 lg:mt-6">
			<h2 id="answers" className="sr-only">
				{t("answer.heading")}
			</h2>
			<ul
				data-answers=""
				className="divide-y divide-line sm:grid sm:grid-cols-2 sm:gap-3 sm:divide-y-0 lg:grid-cols-6 lg:*:col-span-2 lg:[&>*:nth-child(n+4)]:col-span-3"
			>
				<EntryAnswer entry={entry} {...asked} />
				<EarnAnswer lead={lead} {...asked} />
				<CostAnswer {...asked} />
				<StudyAnswer {...asked} />
				<RecognitionAnswer {...asked} />
			</ul>
		</section>
	);
}
