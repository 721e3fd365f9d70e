import { data } from "react-router";

/** Every address that is no page. A loader answers, so that the page around the message has what it needs. */
export function loader(): never {
	throw data("No such page", { status: 404 });
}

export default function NotFound() {
	return null;
}
