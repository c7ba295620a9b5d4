/** A short bell when it is your turn; off unless somebody wants it. */

export function ring(): void {
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.connect(audio.destination);
  gain.gain.setValueAtTime(0.12, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.9);
  for (const pitch of [660, 990]) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start();
    tone.stop(audio.currentTime + 0.9);
  }
}
