import { ListCheck, ListPlus } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { ShownSeat } from "#app/predict/shown.ts";
import { addChoice, MOST_CHOICES, removeChoice, toChoice } from "./choices.ts";
import { choiceStore, useChoices } from "./store.ts";

/** Puts a seat on the list of choices of this device, or takes it off. */
export function ChoiceButton({ seat, sourceName }: { seat: ShownSeat; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const choices = useChoices();
	const choice = toChoice(seat, sourceName);
	const isOn = choices.some(({ key }) => key === choice.key);
	const toggle = () => {
		const changed = isOn ? removeChoice(choices, choice.key) : addChoice(choices, choice);
		if (changed === choices) return toast.error(t("predict.full", { most: MOST_CHOICES }));
		if (!choiceStore.write(changed)) toast.error(t("predict.notKept"));
	};
	const Mark = isOn ? ListCheck : ListPlus;
	return (
		<button type="button" onClick={toggle} aria-pressed={isOn} className="choice-mark">
			<Mark size={20} aria-hidden="true" />
			<span className="sr-only">
				{isOn ? t("predict.added") : t("predict.add")}:{" "}
				{t("predict.choiceOf", { programme: seat.programme, college: seat.college.name })}
			</span>
		</button>
	);
}
