import { useNavigation } from "react-router";

/** The thin orange bar while the next page is fetched. What it shows is said by the page that comes, so nobody hears it. */
export function ProgressBar() {
	const { state } = useNavigation();
	if (state === "idle") return null;
	return <div aria-hidden="true" data-progress={state} className="progress-bar" />;
}
