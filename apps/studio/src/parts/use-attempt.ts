import { useNotify } from "react-admin";
import { messageOf } from "./message-of.ts";

/** Does something that may be refused, and says so then. Gives whether it went well. */
export function useAttempt(): (work: () => Promise<unknown>) => Promise<boolean> {
	const notify = useNotify();
	return async (work) => {
		try {
			await work();
			return true;
		} catch (error) {
			notify(messageOf(error), { type: "error" });
			return false;
		}
	};
}
