import { useSyncExternalStore } from "react";
import type { Choices } from "#app/lib/predict-choices.ts";
import { createChoiceStore, NO_CHOICES } from "#app/lib/predict-choices-store.ts";

/** One for the tab. On the server nothing is ever kept. */
export const choiceStore = createChoiceStore(() => window.localStorage);

/** The list of choices of this device. */
export function useChoices(): Choices {
	return useSyncExternalStore(subscribe, choiceStore.read, () => NO_CHOICES);
}

/** Another tab may change it too. */
function subscribe(listener: () => void): () => void {
	const stop = choiceStore.subscribe(listener);
	window.addEventListener("storage", listener);
	return () => {
		stop();
		window.removeEventListener("storage", listener);
	};
}
