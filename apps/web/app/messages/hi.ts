import messages from "./hi.json" with { type: "json" };

export { messages };
