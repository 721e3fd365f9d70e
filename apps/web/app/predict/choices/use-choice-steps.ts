import { toast } from "react-hot-toast/headless";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { useUndoList } from "#app/platform/undo-list.ts";
import { choiceName } from "./choice-words.ts";
import { addChoice, type Choices, moveChoice, removeChoice } from "./choices.ts";
import { CHOICES, choiceStore } from "./store.ts";

export function useChoiceSteps() {
	const t = useTranslations();
	const {
		isReady,
		value: choices,
		outcome,
		undoable,
		...list
	} = useUndoList<Choices, string>({
		store: choiceStore,
		restore: (_, before) => before,
	});
	const warnUnless = (isStored: boolean) => {
		if (!isStored) toast.error(t("predict.notKept"));
	};
	const act = (words: string, change: (current: Choices) => Choices) => warnUnless(list.act(words, change));
	const nameOf = (key: string) => {
		const found = choices.find((choice) => choice.key === key);
		return found === undefined ? "" : choiceName(t, found);
	};
	return {
		isReady,
		choices,
		done:
			outcome?.kind === "done" ? outcome.done : outcome?.kind === "undone" ? t("predictChoices.list.done.undone") : "",
		canUndo: undoable !== undefined,
		move: (key: string, place: number) => {
			const own = listOf(choices, key);
			const shown = Math.max(0, Math.min(place, own.length - 1));
			const about = { name: nameOf(key), place: shown + 1, count: own.length };
			act(t("predictChoices.list.done.moved", about), (current) => moveChoice(current, key, place));
		},
		/** `place` counts the seats of all lists; the seat moves behind those of its own list among them. */
		moveBehind: (key: string, place: number) => {
			const own = listOf(choices, key);
			const others = choices.filter((choice) => choice.key !== key).slice(0, place);
			const before = others.filter((choice) => own.includes(choice)).length;
			const about = { name: nameOf(key), place: before + 1, count: own.length };
			act(t("predictChoices.list.done.moved", about), (current) => moveChoice(current, key, before));
		},
		remove: (key: string) =>
			act(t("predictChoices.list.done.removed", { name: nameOf(key) }), (current) => removeChoice(current, key)),
		clear: (authority: string) =>
			act(t("predictChoices.list.done.cleared"), (current) =>
				current.filter((choice) => choice.authority !== authority),
			),
		open: (text: string) => {
			const saved = CHOICES.parse(text);
			if (saved.length === 0) return void toast.error(t("predictChoices.list.notAList"));
			const added = saved.reduce(addChoice, choices).length - choices.length;
			act(t("predictChoices.list.done.opened", { added, known: saved.length - added }), (current) =>
				saved.reduce(addChoice, current),
			);
		},
		undo: () => warnUnless(list.undo()),
	};
}

export type ChoiceSteps = ReturnType<typeof useChoiceSteps>;

function listOf(choices: Choices, key: string): Choices {
	const found = choices.find((choice) => choice.key === key);
	return choices.filter(({ authority }) => authority === found?.authority);
}
