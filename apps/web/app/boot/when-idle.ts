/** The pause in Safari, which has no idle callback. */
const PAUSE_MS = 200;

const tasks: (() => void)[] = [];

export function runWhenIdle(task: () => void): void {
	tasks.push(task);
	if (tasks.length === 1) scheduleNextTask();
}

function scheduleNextTask(): void {
	if (typeof requestIdleCallback === "function") requestIdleCallback(runNextTask);
	else setTimeout(runNextTask, PAUSE_MS);
}

function runNextTask(): void {
	const [task] = tasks;
	try {
		task?.();
	} finally {
		tasks.shift();
		if (tasks.length > 0) scheduleNextTask();
	}
}
