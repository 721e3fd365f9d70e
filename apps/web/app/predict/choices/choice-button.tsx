import type { PredictAsked } from "@uchit/contract/predict.schema.ts";
import { ListCheck, ListPlus } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { ShownSeat } from "#app/predict/shown.ts";
import { ToggleChip } from "#app/ui/chip.tsx";
import { addChoice, MOST_CHOICES, removeChoice, toChoice } from "./choices.ts";
import { choiceStore, useChoices } from "./store.ts";

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
	const t = useTranslations();
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
