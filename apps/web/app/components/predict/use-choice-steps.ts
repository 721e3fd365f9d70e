import { useState, useSyncExternalStore } from "react";
import { toast } from "react-hot-toast/headless";
import { useWords } from "#app/i18n/translate.ts";
import { choiceName } from "#app/lib/predict-choice-words.ts";
import { type Choices, moveChoice, removeChoice } from "#app/lib/predict-choices.ts";
import { choiceStore, useChoices } from "./use-choices.ts";

/** So many steps can be taken back. */
const MOST_STEPS = 50;

/** The list of this device with what can be done to it, each step of which can be taken back while the page is open. */
export function useChoiceSteps() {
	const t = useWords();
	const choices = useChoices();
	const [steps, setSteps] = useState<readonly Choices[]>([]);
	const [done, setDone] = useState("");
	const write = (changed: Choices): boolean => {
		if (changed === choices) return false;
		const isKept = choiceStore.write(changed);
		if (!isKept) toast.error(t("predict.notKept"));
		return isKept;
	};
	const act = (changed: Choices, words: string) => {
		if (!write(changed)) return;
		setSteps((earlier) => [...earlier, choices].slice(-MOST_STEPS));
		setDone(words);
	};
	const nameOf = (key: string) => {
		const found = choices.find((choice) => choice.key === key);
		return found === undefined ? "" : choiceName(t, found);
	};
	return {
		/** False on the server, and until the device was asked. */
		isReady: useSyncExternalStore(never, isThere, isNotThere),
		choices,
		/** What was done last, in words. */
		done,
		canUndo: steps.length > 0,
		move: (key: string, place: number) => {
			const own = listOf(choices, key);
			const shown = Math.max(0, Math.min(place, own.length - 1));
			const about = { name: nameOf(key), place: shown + 1, count: own.length };
			act(moveChoice(choices, key, place), t("predict.choices.done.moved", about));
		},
		remove: (key: string) => act(removeChoice(choices, key), t("predict.choices.done.removed", { name: nameOf(key) })),
		clear: (authority: string) =>
			act(
				choices.filter((choice) => choice.authority !== authority),
				t("predict.choices.done.cleared"),
			),
		undo: () => {
			const before = steps.at(-1);
			if (before === undefined || !write(before)) return;
			setSteps((earlier) => earlier.slice(0, -1));
			setDone(t("predict.choices.done.undone"));
		},
	};
}

export type ChoiceSteps = ReturnType<typeof useChoiceSteps>;

/** The list of the counselling that this seat belongs to. */
function listOf(choices: Choices, key: string): Choices {
	const found = choices.find((choice) => choice.key === key);
	return choices.filter(({ authority }) => authority === found?.authority);
}

function never(): () => void {
	return () => undefined;
}

function isThere(): boolean {
	return true;
}

function isNotThere(): boolean {
	return false;
}
