import { COMPLAINT_DAYS } from "@uchit/contract/lead-options.ts";
import { useId } from "react";
import { useWords } from "#app/i18n/translate.ts";

const TOPICS = ["question", "complaint"] as const;

/** A complaint is something else than a question: it gets a number, and has to be answered. */
export function TopicChoice({ topic }: { topic: string }) {
	const t = useWords();
	const id = useId();
	return (
		<fieldset aria-describedby={`${id}hint`}>
			<legend className="font-semibold text-sm">{t("lead.topic")}</legend>
			<ul className="mt-1">
				{TOPICS.map((each) => (
					<li key={each}>
						<label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-1 hover:bg-sunk">
							<input
								type="radio"
								name="topic"
								value={each}
								defaultChecked={each === (topic || "question")}
								className="size-5 flex-none accent-accent-text"
							/>
							{t(`lead.topics.${each}`)}
						</label>
					</li>
				))}
			</ul>
			<p id={`${id}hint`} className="mt-1 text-quiet text-sm">
				{t("lead.complaintHint", { days: COMPLAINT_DAYS })}
			</p>
		</fieldset>
	);
}
