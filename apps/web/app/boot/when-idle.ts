/** The pause in a browser that does not tell of idle moments: Safari. */
const PAUSE_MS = 200;

const tasks: (() => void)[] = [];

/** Does a small piece of work when the browser has nothing else to do, one piece in a moment, in the order of asking. */
export function whenIdle(task: () => void): void {
	tasks.push(task);
	if (tasks.length === 1) askForMoment();
}

function askForMoment(): void {
	if (typeof requestIdleCallback === "function") requestIdleCallback(takeMoment);
	else setTimeout(takeMoment, PAUSE_MS);
}

function takeMoment(): void {
	const [task] = tasks;
	try {
		task?.();
	} finally {
		tasks.shift();
		if (tasks.length > 0) askForMoment();
	}
}
