import { useStore } from "#app/platform/device-store.ts";
import { isShortlisted, setShortlisted } from "./device-shortlist.ts";
import { shortlistStore } from "./shortlist-store.ts";
import { useRememberFacts } from "./use-remember-facts.ts";

/** Whether a college is on the shortlist of this device, and what puts it there or takes it off: false when nothing is kept. */
export function useShortlist(college: string): { isSaved: boolean; setSaved: (isSaved: boolean) => boolean } {
	const list = useStore(shortlistStore);
	const rememberFacts = useRememberFacts();
	return {
		isSaved: isShortlisted(list, college),
		setSaved: (isSaved) => {
			const isKept = shortlistStore.write(setShortlisted(shortlistStore.read(), { college, isSaved }, new Date()));
			if (isSaved && isKept) void rememberFacts(college);
			return isKept;
		},
	};
}
