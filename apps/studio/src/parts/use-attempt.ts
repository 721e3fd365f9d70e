import { useNotify } from "react-admin";
import { messageOf } from "./message-of.ts";
import { useReread } from "./use-reread.ts";

type Attempt = (work: () => Promise<unknown>) => Promise<boolean>;

export function useAttempt(): Attempt {
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

/** What changes more than the form: all that is shown is read again. `done` is told when it is. */
export function useStep(): (work: () => Promise<unknown>, done?: string) => Promise<boolean> {
	const notify = useNotify();
	const attempt = useAttempt();
	const reread = useReread();
	return async (work, done) => {
		const isDone = await attempt(work);
		if (isDone && done !== undefined) notify(done, { type: "success" });
		reread();
		return isDone;
	};
}
