import { FunctionField } from "react-admin";
import { toDay, toMoment } from "./to-moment.ts";

export function Day({ source, hasTime = false }: { source: string; hasTime?: boolean }) {
	const write = hasTime ? toMoment : toDay;
	return <FunctionField render={({ [source]: at }) => (at ? write(at) : "")} noWrap />;
}
