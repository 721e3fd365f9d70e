import { useNotify } from "react-admin";
import { messageOf } from "./message-of.ts";

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
