import type { PredictAsked } from "@uchit/contract/predict.ts";
import { ListCheck, ListPlus } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { ToggleChip } from "#app/components/ui/chip.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { addChoice, MOST_CHOICES, removeChoice, toChoice } from "#app/lib/predict-choices.ts";
import type { ShownSeat } from "#app/lib/predict-shown.ts";
import { choiceStore, useChoices } from "./use-choices.ts";

/** Puts a seat on the list of choices of this device, or takes it off. */
export function ChoiceButton({
	seat,
	asked,
	sourceName,
}: {
	seat: ShownSeat;
	asked: PredictAsked;
	sourceName: (id: string) => string;
}) {
	const t = useWords();
	const choices = useChoices();
	const choice = toChoice(asked, seat, sourceName);
	const isOn = choices.some(({ key }) => key === choice.key);
	const toggle = () => {
		const changed = isOn ? removeChoice(choices, choice.key) : addChoice(choices, choice);
		if (changed === choices) return toast.error(t("predict.full", { most: MOST_CHOICES }));
		if (!choiceStore.write(changed)) toast.error(t("predict.notKept"));
	};
	const Mark = isOn ? ListCheck : ListPlus;
	return (
		<span className="[@media(scripting:none)]:hidden">
			<ToggleChip isOn={isOn} onClick={toggle}>
				<Mark size={16} aria-hidden="true" />
				{isOn ? t("predict.added") : t("predict.add")}
				<span className="sr-only">
					: {t("predict.choiceOf", { programme: seat.programme, college: seat.college.name })}
				</span>
			</ToggleChip>
		</span>
	);
}
